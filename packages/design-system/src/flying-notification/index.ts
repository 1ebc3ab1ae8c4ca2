export { FlyingNotification, type FlyingNotice, type FlyingNotificationProps } from './flying-notification.tsx'
