/** Waits for all, then rejects with the first failure, if any. */
export async function readAll(reads: readonly unknown[]): Promise<void> {
  const ends = await Promise.allSettled(reads)
  const failure = ends.find((end) => end.status === 'rejected')
  if (failure) throw failure.reason
}
