import { brandIds } from './brands.ts'

/**
 * Parameters of a story that cannot be compared by picture, here and in Chromatic. The reason is shown in the report.
 * Use it as `parameters: noPicture('It shows the time of day')`.
 */
export const noPicture = (reason: string) => ({
  visual: { skip: reason },
  chromatic: { disableSnapshot: true },
})

/** Parameters of a story whose play is of what only a wide window has: its phone's counterpart is a story of its own. */
export const noPhonePicture = (reason: string) => ({
  visual: { skipOn: { phone: reason } },
  chromatic: { modes: Object.fromEntries(brandIds.map((brand) => [`${brand} phone`, { disable: true }])) },
})
