/**
 * Parameters of a story that cannot be compared as a picture: `parameters: noPicture('It shows the time of day')`. The
 * report shows the reason.
 */
export const noPicture = (reason: string) => ({
  visual: { skip: reason },
  chromatic: { disableSnapshot: true },
})
