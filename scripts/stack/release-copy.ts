import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const BUILD = new URL('../../apps/web/dist', import.meta.url).pathname
const SCRIPT = /[\w.-]+-[\w-]{8}\.js/g

/** The name of a script in the next release: another hash. */
const nextName = (name: string): string => name.replace(/-[\w-]{4}([\w-]{4}\.js)$/, '-Next$1')

/** A copy of the built site as the next release would be: all scripts have other names. Resolves with its folder. */
export async function makeNextRelease(): Promise<string> {
  // The server part finds its packages from there, and it is no source of the build.
  const folder = await mkdtemp(join(BUILD, '../node_modules/.next-release-'))
  await cp(BUILD, folder, { recursive: true })
  const client = join(folder, 'client')
  const files = (await readdir(client, { recursive: true })).map((file) => join(client, file))
  const names = new Set(files.map((file) => basename(file)).filter((name) => name.match(SCRIPT)?.[0] === name))
  const written = files.filter((file) => /\.(?:js|json)$/.test(file))
  await Promise.all(
    written.map(async (file) => {
      const text = await readFile(file, 'utf8')
      await writeFile(
        file,
        text.replaceAll(SCRIPT, (name) => (names.has(name) ? nextName(name) : name)),
      )
      // Compressed copies hold the text of before.
      await Promise.all(['.br', '.gz'].map((ending) => rm(file + ending, { force: true })))
      const name = basename(file)
      if (names.has(name)) await rename(file, join(dirname(file), nextName(name)))
    }),
  )
  return folder
}

/** Deletes a folder of `makeNextRelease`. */
export const removeRelease = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })
