import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'

/**
 * Deleting a referenced row looks up every referencing row. Without an index that starts with the key's columns this
 * is a sequential scan per deleted row. A partial index does not serve the lookup, so it does not count.
 */
const UNCOVERED = `
  select c.conrelid::regclass || '.' || string_agg(a.attname, ',' order by a.attnum) as key
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
    select from pg_index i
    where i.indrelid = c.conrelid and i.indpred is null and i.indisvalid
      and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)
  group by c.oid, c.conrelid order by 1`

test('every foreign key has an index', async () => {
  const { database } = await testApp()
  const { rows } = await database.pool.query<{ key: string }>(UNCOVERED)
  expect(rows.map(({ key }) => key)).toEqual([])
})

test('a foreign key with a partial index alone is found', async () => {
  const { database } = await testApp()
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query(`
      create table parents (id int primary key);
      create table children (parent_id int references parents, note text);
      create index on children (parent_id) where note is not null;
      create index on children (note, parent_id)`)
    const { rows } = await client.query<{ key: string }>(UNCOVERED)
    expect(rows.map(({ key }) => key)).toContain('children.parent_id')
  } finally {
    await client.query('rollback')
    client.release()
  }
})
