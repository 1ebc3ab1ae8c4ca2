export { Preloader, type PreloaderProps } from './preloader.tsx'
