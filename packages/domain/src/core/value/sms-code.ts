/** Digits of a code in a text message. */
export const SMS_CODE_LENGTH = 4
/** Wait before another code where the platform names none. */
export const SMS_REPEAT_SECONDS = 35
