/** A wrong command; its message is shown without a stack. */
export class BrandCommandError extends Error {}
