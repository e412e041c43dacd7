import { desc, eq, inArray, ne, notInArray } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { builtFiles } from './built-file.table.ts'

type NewBuiltFile = { name: string; content: Uint8Array }
type Publication = { build: string; publishedAt: Date }

export async function findFileContent(db: Db, name: string): Promise<Uint8Array | undefined> {
  const [row] = await db.select({ content: builtFiles.content }).from(builtFiles).where(eq(builtFiles.name, name))
  return row?.content
}

export async function listBuildByName(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ name: builtFiles.name, build: builtFiles.build }).from(builtFiles)
  return new Map(rows.map(({ name, build }) => [name, build]))
}

export async function findLatestBuild(db: Db, except = ''): Promise<string | undefined> {
  const [row] = await db
    .select({ build: builtFiles.build })
    .from(builtFiles)
    .where(ne(builtFiles.build, except))
    .orderBy(desc(builtFiles.publishedAt))
    .limit(1)
  return row?.build
}

export async function insert(db: Db, files: NewBuiltFile[], publication: Publication): Promise<void> {
  await db.insert(builtFiles).values(files.map((file) => ({ ...file, ...publication })))
}

export async function assignToBuild(db: Db, names: string[], publication: Publication): Promise<void> {
  await db.update(builtFiles).set(publication).where(inArray(builtFiles.name, names))
}

export async function removeOtherBuilds(db: Db, builds: string[]): Promise<void> {
  await db.delete(builtFiles).where(notInArray(builtFiles.build, builds))
}
