/**
 * Parameters of a story that cannot be compared by picture, here and in Chromatic. The reason is shown in the report.
 * Example: `parameters: noPicture('It shows the time of day')`.
 */
export const noPicture = (reason: string) => ({
  visual: { skip: reason },
  chromatic: { disableSnapshot: true },
})
