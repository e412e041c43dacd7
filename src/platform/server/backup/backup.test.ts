import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { getTableName, isTable } from 'drizzle-orm'
import type pg from 'pg'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import * as tables from '#tables.ts'
import { openDatabaseCopy, testApp } from '#tests/test-app.ts'
import { restoreBackup, writeBackup } from './backup.ts'
import { verifyBackup } from './backup-format.ts'

const AT = new Date('2025-03-03T02:15:00Z')
const NO_FILES = { check: async () => {}, store: async () => {} }

/** Text that breaks formats based on lines, quotes or one code unit per character. */
const HOSTILE = [
  'a\u2028b\u2029c\u0085d',
  '\r\n\r\v\f\t\u0001\u001f\u007f',
  '"quotes" \\backslash\\ \'single\' \\u0000 \\n',
  '\\.\n\\.\r\n\\N',
  '👩🏽‍💻🇧🇪𝒳\u{10ffff}\ufffe\uffff\ufeff',
  '\u202e\u2066rtl\u2069\u200f\u200b',
  // PostgreSQL stores no lone surrogate: the driver sends U+FFFD.
  'lone \ud800 surrogate \udc00',
  'long line '.repeat(3000),
  '["/end",{"rows":{},"sha256":""}]\n["users",{}]',
]

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'cyaan-backup-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

type Column = { table: string; name: string; type: string }

/** One value per column and row; the text, JSON and arrays of text are hostile. */
function valueFor({ type }: Column, text: string, row: number): unknown {
  if (type === 'text' || type === 'varchar') return text
  if (type === 'jsonb') {
    const stored = text.toWellFormed()
    return JSON.stringify({ [stored]: [stored, { stored }] })
  }
  if (type === '_text') return [text, text]
  const plain: Record<string, unknown> = {
    int2: row + 1,
    float8: row + 0.1,
    int4: row + 1,
    // Exceeds Number.MAX_SAFE_INTEGER.
    int8: `900719925474099${row + 1}`,
    _int4: [row, row + 1],
    float4: row + 0.5,
    bool: row % 2 === 0,
    timestamptz: '2025-03-03T09:00:00.123456Z',
    date: '2025-03-03',
    uuid: `00000000-0000-4000-8000-${String(row).padStart(12, '0')}`,
    tstzrange: '[2025-03-03T09:00:00Z,2025-03-03T10:00:00Z)',
    tsvector: "'lexeme\u2028':1A 'other':2",
    bytea: Buffer.from([0, 10, 13, 34, 92, 255, row]),
  }
  if (!(type in plain)) throw new Error(`this test needs a value of type ${type}`)
  return plain[type]
}

/** Column constraints are dropped: only the storage of text is tested here. */
async function dropRules(pool: pg.Pool): Promise<void> {
  await pool.query(`do $$ declare r record; begin
    for r in select conrelid::regclass as t, conname from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('f', 'c', 'x', 'u', 'p') order by contype = 'p', contype = 'u'
      loop execute format('alter table %s drop constraint %I cascade', r.t, r.conname); end loop;
    for r in select indexname from pg_indexes where schemaname = 'public'
      loop execute format('drop index %I', r.indexname); end loop;
  end $$`)
}

async function fill(pool: pg.Pool): Promise<Column[]> {
  const { rows: columns } = await pool.query<Column>(
    `select table_name::text as table, column_name::text as name, udt_name::text as type from information_schema.columns
     join pg_tables on schemaname = table_schema and tablename = table_name
     where table_schema = 'public' and is_generated = 'NEVER' order by table_name, ordinal_position`,
  )
  for (const [table, own] of Map.groupBy(columns, (column) => column.table)) {
    const values = HOSTILE.flatMap((text, row) => own.map((column) => valueFor(column, text, row)))
    const rows = HOSTILE.map((_, row) => `(${own.map((_, index) => `$${row * own.length + index + 1}`).join(', ')})`)
    const names = own.map(({ name }) => `"${name}"`).join(', ')
    await pool.query(`insert into "${table}" (${names}) overriding system value values ${rows.join(', ')}`, values)
  }
  return columns
}

async function contents(pool: pg.Pool, names: string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const name of names) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`)
    found[name] = rows.map(({ row }) => row)
  }
  return found
}

test('a backup and restore preserves hostile text in every column of every table', async () => {
  const database = await openDatabaseCopy()
  onTestFinished(database.close)
  await dropRules(database.pool)
  const columns = await fill(database.pool)
  const all = [...new Set(columns.map(({ table }) => table))]
  expect(all).toEqual(expect.arrayContaining(Object.values(tables).filter(isTable).map(getTableName)))
  // Built files are not in a backup.
  const names = all.filter((name) => name !== 'built_files')
  const before = await contents(database.pool, names)

  const file = join(folder(), 'site.gz')
  await writeBackup(database.connection, file, AT)
  await database.pool.query(`truncate ${names.map((name) => `"${name}"`).join(', ')}`)
  await restoreBackup(database.connection, file, NO_FILES)

  const after = await contents(database.pool, names)
  for (const name of names) expect(after[name], name).toEqual(before[name])
})

let lines: string[] = []
beforeAll(async () => {
  const { database } = await testApp()
  await database.pool.query(
    `insert into settings (key, value, updated_at) values ('a', '"x"', now()), ('b', '"y"', now())`,
  )
  const file = join(mkdtempSync(join(tmpdir(), 'cyaan-backup-')), 'whole.gz')
  await writeBackup(database.connection, file, AT)
  lines = gunzipSync(readFileSync(file)).toString().split('\n')
})

/** The lines of a backup with a matching checksum. */
function signed(changed: string[]): string {
  const body = changed
    .slice(0, -2)
    .map((line) => `${line}\n`)
    .join('')
  const sha256 = createHash('sha256').update(body).digest('hex')
  return body + changed.at(-2)!.replace(/"sha256":"\w+"/, `"sha256":"${sha256}"`)
}

test.each([
  ['a changed row', () => lines.join('\n').replace('"x"', '"z"'), 'its checksum is wrong'],
  ['a missing row', () => signed(lines.toSpliced(1, 1)), 'it has 1 rows of settings, not 2'],
  ['a missing end', () => lines.slice(0, -2).join('\n'), 'its end is missing'],
  ['a line after the end', () => `${lines.join('\n')}["settings",{}]\n`, 'something follows its end'],
  ['half a line', () => `${lines.join('\n').slice(0, -80)}\n`, 'a line of it is damaged'],
  ['a row that is no JSON', () => signed(lines.with(1, lines[1]!.replace('{', '{{'))), 'JSON'],
  ['no header', () => lines.slice(1).join('\n'), 'it is not a backup of this product'],
  ['nothing', () => '', 'it is not a backup of this product'],
])('a backup with %s is rejected, and the restore changes nothing', async (_, damage, reason) => {
  const file = join(folder(), 'damaged.gz')
  writeFileSync(file, gzipSync(damage()))
  await expect(verifyBackup(file)).rejects.toThrow(reason)

  const { database } = await testApp()
  await database.pool.query(`insert into settings (key, value, updated_at) values ('kept', '1', now())`)
  await expect(restoreBackup(database.connection, file, NO_FILES)).rejects.toThrow('nothing was changed')
  expect((await database.pool.query('select key from settings')).rows).toEqual([{ key: 'kept' }])
})

test('a backup of an earlier version whose rows do not fit it leaves schema and rows as they were', async () => {
  const file = join(folder(), 'earlier.gz')
  const earlier = lines.map((line) =>
    line.replace(/"migrations":\d+/, '"migrations":1').replace('"settings"', '"posts"'),
  )
  writeFileSync(file, gzipSync(signed(earlier)))
  const { database } = await testApp()
  await database.pool.query(`insert into settings (key, value, updated_at) values ('kept', '1', now())`)
  await expect(restoreBackup(database.connection, file, NO_FILES)).rejects.toThrow('there is no table posts')
  expect((await database.pool.query('select key from settings')).rows).toEqual([{ key: 'kept' }])
  expect((await database.pool.query('select from posts')).rowCount).toBe(0)
})

test('a backup of a later version names what to do', async () => {
  const file = join(folder(), 'later.gz')
  const later = lines.map((line) => line.replace(/"migrations":\d+/, '"migrations":9999'))
  writeFileSync(file, gzipSync(signed(later)))
  const { database } = await testApp()
  await expect(restoreBackup(database.connection, file, NO_FILES)).rejects.toThrow('a newer version (9999 migrations')
})

test.skipIf(process.platform === 'win32')(
  'a backup that cannot be verified is an error, and leaves no file',
  async () => {
    const { database } = await testApp()
    const made = folder()
    // A disk that accepts writes and stores nothing.
    symlinkSync('/dev/null', join(made, 'site.gz.part'))
    await expect(writeBackup(database.connection, join(made, 'site.gz'), AT)).rejects.toThrow('could not be read back')
    expect(readdirSync(made)).toEqual([])
  },
)
