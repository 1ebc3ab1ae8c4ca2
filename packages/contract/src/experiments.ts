/** Groups that experiments divide visitors into: enough for equal shares of 2, 3, 4 or 6 variants, too few to identify anybody. */
export const EXPERIMENT_GROUPS = 12
