// npm run bench:admin: the lists of the admin area with the data of many years compared with one page of each. Both sites
// run on one PostgreSQL and are measured alternately; only the ratios are comparable between machines.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../tests/setup/postgres-server.ts'
import { printLine } from '../command.ts'
import { signIn, stopAllProcesses } from '../site-process.ts'
import { type AdminSize, seedAdmin } from './admin-seed.ts'
import { seedBlog } from './blog-seed.ts'
import { type BenchRequest, printComparison, randomUpTo, startSeededSite } from './compare-sites.ts'
import { sized } from './report.ts'

const LARGE: AdminSize = {
  users: sized(10_000, 200),
  appointments: sized(5000, 500),
  messages: sized(5000, 200),
  emails: sized(20_000, 200),
  posts: sized(2000, 100),
}
/** A full page of each list, and a full week: an empty list would measure how long rows take to send. */
const SMALL: AdminSize = { users: 60, appointments: 500, messages: 60, emails: 60, posts: 60 }

type Site = { label: string; url: string; headers: Record<string, string>; size: AdminSize }

const today = new Date().toISOString().slice(0, 10)
const nextWeek = new Date(Date.now() + 7 * 24 * 3600 * 1000).toISOString().slice(0, 10)

const BENCH_REQUESTS: BenchRequest<Site>[] = [
  { name: 'users', path: () => '/api/users' },
  { name: 'users, searched by name', path: ({ size }) => `/api/users?q=naam${randomUpTo(size.users)}` },
  { name: 'number of users', path: () => '/api/users/count' },
  { name: 'users, clients only', path: () => '/api/users?client=yes' },
  { name: 'search of the admin area', path: ({ size }) => `/api/search?lng=nl&q=naam${randomUpTo(size.users)}` },
  { name: 'requests', path: () => '/api/booking/admin/appointments?status=PENDING' },
  { name: 'appointments to come', path: () => '/api/booking/admin/appointments?status=APPROVED&when=coming&limit=50' },
  { name: 'appointments, past', path: () => '/api/booking/admin/appointments?status=APPROVED&when=past&limit=50' },
  { name: 'appointments of a week', path: () => `/api/booking/admin/appointments?from=${today}&to=${nextWeek}` },
  { name: 'history of appointments', path: () => '/api/booking/admin/appointments?when=history&limit=50' },
  {
    name: 'history, searched by client',
    path: ({ size }) =>
      `/api/booking/admin/appointments?when=history&limit=50&q=user${randomUpTo(size.users)}%40example.com`,
  },
  { name: 'agenda of the overview', path: () => '/api/booking/admin/agenda' },
  { name: 'client card', path: ({ size }) => `/api/clients/user-${randomUpTo(size.users)}` },
  { name: 'messages', path: () => '/api/contact/messages' },
  { name: 'emails', path: () => '/api/mail' },
  { name: 'articles', path: () => '/api/blog/authoring/posts' },
  { name: 'moderation', path: () => '/api/moderation' },
  { name: 'activity', path: () => '/api/journal' },
]

const folder = mkdtempSync(join(tmpdir(), 'cyaan-bench-'))
const server = await startPostgres()
try {
  await printComparison(BENCH_REQUESTS, await open('small', SMALL), await open('large', LARGE))
} finally {
  await stopAllProcesses()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function open(name: string, size: AdminSize): Promise<Site> {
  const { url } = await startSeededSite({ server, name, folder }, async (database) => {
    await seedAdmin(database, size)
    await seedBlog(database, { posts: size.posts, commentsEach: 5, commentsOfHot: 50 }, (step) =>
      printLine(`${name}: ${step}`),
    )
  })
  return { label: `${size.users} users`, url, headers: await signIn(url), size }
}
