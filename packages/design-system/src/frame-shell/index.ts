export { FrameLoader, type FrameLoaderProps } from './frame-loader.tsx'
export { FrameNotice, frameNoticeAside, type FrameNoticeProps } from './frame-notice.tsx'
export { FrameShell, type FrameShellProps } from './frame-shell.tsx'
