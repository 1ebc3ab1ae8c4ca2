/** Waits until every one of them has ended, and only then rejects with the first failure, if there was one. */
export async function readAll(reads: readonly unknown[]): Promise<void> {
  const ends = await Promise.allSettled(reads)
  const failure = ends.find((end) => end.status === 'rejected')
  if (failure) throw failure.reason
}
