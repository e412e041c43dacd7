import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type SecondBuild = { root: string; remove(): Promise<void> }

/** The start command resolves the build relative to its own file, so it is copied too. */
const COPIED = ['dist', 'scripts']
const LINKED = ['src', 'migrations', 'public', 'node_modules', 'package.json']
const TEXT = /\.(?:js|css|svg|html|json|webmanifest|txt)$/
const COMPRESSED = /\.(?:br|gz)$/
const WORD = /[\w.-]+/g

/**
 * A copy of the project whose build has another id and shares no asset name with `dist`, without running the bundler:
 * every hashed file gets `suffix` before its extension, in its name and in every reference. `node scripts/start.ts`
 * with `root` as its working directory serves it.
 */
export async function makeSecondBuild(suffix = 'x'): Promise<SecondBuild> {
  const root = await mkdtemp(join(tmpdir(), 'cyaan-build-'))
  await Promise.all(COPIED.map((name) => cp(name, join(root, name), { recursive: true })))
  await Promise.all(LINKED.map((name) => symlink(resolve(name), join(root, name))))

  const assets = join(root, 'dist/client/assets')
  const names = new Map<string, string>()
  for (const name of await readdir(assets)) {
    if (COMPRESSED.test(name)) await rm(join(assets, name))
    else names.set(name, name.replace(/(?=\.[^.]+$)/, suffix))
  }
  await Promise.all(Array.from(names, ([from, to]) => rename(join(assets, from), join(assets, to))))
  await replaceNames(join(root, 'dist/client'), names)
  await replaceNames(join(root, 'dist/server'), names)
  await Promise.all(Array.from(names.values(), (name) => compress(join(assets, name))))
  return { root, remove: () => rm(root, { recursive: true, force: true }) }
}

async function replaceNames(folder: string, names: ReadonlyMap<string, string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      const before = await readFile(file, 'utf8')
      const after = before.replace(WORD, (found) => names.get(found) ?? found)
      if (after === before) return
      // Compressed variants with the old names would be served instead of the file.
      await Promise.all([`${file}.br`, `${file}.gz`].map((form) => rm(form, { force: true })))
      await writeFile(file, after)
    }),
  )
}

/** Fast settings: correctness matters here, not size. */
async function compress(file: string): Promise<void> {
  if (!TEXT.test(file)) return
  const content = await readFile(file)
  await writeFile(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }))
  await writeFile(`${file}.gz`, gzipSync(content, { level: 4 }))
}
