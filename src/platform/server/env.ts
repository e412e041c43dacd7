import { z } from 'zod'
import { parseNetworks } from './client-address.ts'
import { StartupError } from './startup-error.ts'

/** Commands run in the project root: migrations, built pages and the database worker are resolved from here. */
export const ROOT = process.cwd()

const onOff = (preset: 'on' | 'off') =>
  z
    .enum(['on', 'off'], 'on or off')
    .default(preset)
    .transform((value) => value === 'on')

const urlWith = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, hostname: /.*/, error: `an address such as ${example}`, abort: true })

const baseUrl = (example: string) =>
  urlWith(/^https?$/, example)
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()

const bucketName = z
  .string()
  .regex(/^[a-z0-9.-]{3,63}$/, 'the name of a bucket')
  .optional()

const numberUpTo = (max: number, what = 'a number') => {
  const range = `${what} from 0 to ${max}`
  return z.coerce.number(range).min(0, range).max(max, range)
}

const postgresUrl = urlWith(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name').optional()

const PORT_RANGE = 'a whole number from 0 to 65535'

/** Each message completes the sentence "NAME is wrong: expected …". */
const schema = z.object({
  PORT: z.coerce
    .number(PORT_RANGE)
    .refine((port) => Number.isInteger(port) && port >= 0 && port <= 65535, PORT_RANGE)
    .default(3000),
  HOST: z.string().min(1).optional(),
  ROLE: z.enum(['web', 'worker', 'all'], 'web, worker or all').default('all'),
  PUBLIC_URL: urlWith(/^https?$/, 'https://www.example.com')
    .refine((url) => URL.parse(url)?.pathname === '/', 'an address without a path, such as https://www.example.com')
    .transform((url) => new URL(url).origin)
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('127.0.0.0/8,::1')
    .transform((list, { addIssue }) => {
      const networks = parseNetworks(list)
      if (!networks) addIssue('addresses or networks such as 10.0.0.2,192.168.0.0/16')
      return networks ?? z.NEVER
    }),
  DATA_DIR: z.string().min(1).default('./data'),
  /** Set by the image: a start without a volume for DATA_DIR is refused. */
  DATA_VOLUME: z.enum(['required', 'any'], 'required or any').default('any'),
  SECRET_KEY: z.string().min(32, 'at least 32 characters').optional(),
  /** The previous key; read by `npm run secret:rotate` only. */
  OLD_SECRET_KEY: z.string().optional(),
  DATABASE_URL: postgresUrl,
  /** The same database without a pooler, for LISTEN, migrations and backups, which need a session. */
  DATABASE_URL_DIRECT: postgresUrl,
  DATABASE_WAIT_SECONDS: numberUpTo(3600, 'a number of seconds').default(60),
  DRAIN_SECONDS: numberUpTo(300, 'a number of seconds').default(0),
  S3_ENDPOINT: baseUrl('https://s3.eu-central-1.example.com'),
  S3_BUCKET: bucketName,
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_BUCKET: bucketName,
  /** Recipient of age: encrypts backups, cannot decrypt them. */
  BACKUP_PUBLIC_KEY: z
    .string()
    .regex(/^age1[02-9ac-hj-np-z]{58,}$/, 'a public key of age, which starts with age1')
    .optional(),
  /** Identity of age; read by the commands that decrypt a backup only. */
  BACKUP_PRIVATE_KEY: z
    .string()
    .regex(/^AGE-SECRET-KEY-(PQ-)?1[02-9AC-HJ-NP-Z]{58,}$/, 'a private key of age, which starts with AGE-SECRET-KEY-')
    .optional(),
  SMTP_URL: urlWith(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  ADMIN_EMAIL: z.email('an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(6, 'at least 6 characters').optional(),
  DEMO: z.enum(['on', 'off'], 'on or off').optional(),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
  ACCESS_LOG_SAMPLE: numberUpTo(1).default(0.01),
  /** A monitor elsewhere that reports when its requests stop. */
  HEARTBEAT_URL: urlWith(/^https?$/, 'https://monitor.example.com/ping/123').optional(),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl('http://127.0.0.1:4318'),
  /** Read by the OpenTelemetry SDK. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: numberUpTo(1).default(1),
  /** Extends HSTS to every subdomain of the host, those of other programs included. */
  HSTS_SUBDOMAINS: onOff('off'),
  STYLEGUIDE: onOff('off'),
  SERVICE_WORKER: onOff('on'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_DISCOVERY_URL: urlWith(/^https?$/, 'https://accounts.google.com/.well-known/openid-configuration').default(
    'https://accounts.google.com/.well-known/openid-configuration',
  ),
  GITHUB_URL: baseUrl('https://github.example.com'),
  FACEBOOK_URL: baseUrl('http://127.0.0.1:4000'),
  TWITTER_URL: baseUrl('http://127.0.0.1:4000'),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  TWITTER_CLIENT_ID: z.string().optional(),
  TWITTER_CLIENT_SECRET: z.string().optional(),
  NODE_ENV: z.enum(['production', 'development', 'test'], 'production, development or test').default('production'),
})

/** The first needs the others: the buckets their store, and each key of an OAuth provider the other one. */
const REQUIRED_TOGETHER = [
  ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_BUCKET', 'S3_ENDPOINT'],
  ['BACKUP_BUCKET', 'S3_ENDPOINT', 'BACKUP_PUBLIC_KEY'],
  ['DATABASE_URL_DIRECT', 'DATABASE_URL'],
  ...(['GOOGLE', 'FACEBOOK', 'GITHUB', 'TWITTER'] as const).flatMap((name) => [
    [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`] as const,
    [`${name}_CLIENT_SECRET`, `${name}_CLIENT_ID`] as const,
  ]),
] as const

export const ENV_NAMES: readonly string[] = Object.keys(schema.shape)

export type Env = Omit<z.output<typeof schema>, 'DEMO'> & {
  /** Demo content on the first start. Default: only where no public URL is set. */
  DEMO: boolean
  /** Public origin, used in links, emails and cookies. */
  origin: string
}

export function readEnv(source: Record<string, string | undefined>): Env {
  // An empty value in a .env file means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} is wrong: expected ${issue.message}`)
    throw new StartupError(`${wrong.join('. ')}.`)
  }
  for (const [first, ...others] of REQUIRED_TOGETHER) {
    const missing = parsed.data[first] ? others.filter((name) => !parsed.data[name]) : []
    if (missing.length > 0) throw new StartupError(`${first} is set, so these are needed too: ${missing.join(', ')}.`)
  }
  const { PUBLIC_URL, PORT, DEMO, ROLE, DATABASE_URL, S3_ENDPOINT, S3_BUCKET, BACKUP_BUCKET } = parsed.data
  if (S3_ENDPOINT && !S3_BUCKET && !BACKUP_BUCKET)
    throw new StartupError('S3_ENDPOINT is set, so one of these is needed too: S3_BUCKET, BACKUP_BUCKET.')
  if (ROLE !== 'all' && !DATABASE_URL)
    throw new StartupError(
      `ROLE=${ROLE} needs PostgreSQL: set DATABASE_URL. The embedded database allows one process, with ROLE=all.`,
    )
  return {
    ...parsed.data,
    DEMO: DEMO ? DEMO === 'on' : PUBLIC_URL === undefined,
    origin: PUBLIC_URL ?? `http://localhost:${PORT}`,
  }
}
