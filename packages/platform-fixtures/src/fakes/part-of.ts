/** A `T` with only the members that the code under test reads. Their names are checked, their values may be parts too. */
export function partOf<T>(part: { readonly [Name in keyof T]?: unknown }): T {
  // The compiler cannot know that nothing else is read.
  return part as unknown as T
}
