/** How long a call of a page may take, and the platform to answer it, milliseconds. */
export const CALL_MS = 30_000
/** How long a call may take while a page is rendered: a page that waited for longer would only find failed data. */
export const RENDER_CALL_MS = 8_000
/** How long the picture of a document may be under way: 32 MB at 0.6 Mbit/s. */
export const UPLOAD_MS = 600_000

/** Largest picture of a document, bytes. */
export const MAX_PICTURE_BYTES = 32 * 1024 * 1024
/** Longest live event that a page reads, characters. */
export const MAX_LIVE_FRAME = 1024 * 1024
