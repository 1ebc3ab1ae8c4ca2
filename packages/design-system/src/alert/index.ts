export { Alert, ErrorAlert, type AlertProps } from './alert.tsx'
export { Confirm, type ConfirmProps } from './confirm.tsx'
