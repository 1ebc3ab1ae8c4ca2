/** 128 random bits in hex. `randomUUID` is missing on plain HTTP. */
export function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
