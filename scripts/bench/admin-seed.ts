import type { Database } from '../../src/platform/server/db.ts'

/** Rows of each list. */
export type AdminSize = { users: number; appointments: number; messages: number; emails: number; posts: number }

/** Clients with appointments in every status, before and after today, messages and emails. */
export async function seedAdmin({ pool }: Database, { users, appointments, messages, emails }: AdminSize) {
  await pool.query(
    `insert into users (id, email, email_verified, first_name, last_name, is_client, created_at, updated_at)
     select 'user-' || n, 'user' || n || '@example.com', n % 5 > 0, 'Voornaam' || n % 400, 'Naam' || n, n % 3 = 0,
            now() - (n || ' hours')::interval, now()
     from generate_series(1, $1::int) n`,
    [users],
  )
  // One an hour, half of them before today: approved appointments must not overlap.
  await pool.query(
    `insert into appointments (id, user_id, name, email, locale, request_type, status, starts_at, ends_at, during,
                               comments, denial_reason, created_at)
     select 'appointment-' || n, 'user-' || client, 'Voornaam Naam' || client, 'user' || client || '@example.com', 'nl',
            'INTRODUCTION', status, starts_at, starts_at + interval '30 minutes',
            tstzrange(starts_at, starts_at + interval '30 minutes'), 'Een vraag', case status when 'DENIED' then 'Volzet' end,
            starts_at - interval '7 days'
     from generate_series(1, $1::int) n,
          lateral (select 1 + n % $2::int as client,
                          date_trunc('hour', now()) + (n - $1::int / 2) * interval '1 hour' as starts_at,
                          case when n - $1::int / 2 between 1 and 20 then 'PENDING'
                               else (array['APPROVED', 'APPROVED', 'APPROVED', 'DENIED', 'CANCELLED'])[1 + n % 5] end as status) a`,
    [appointments, users],
  )
  await pool.query(
    `insert into contact_messages (id, reference, title, message, email, locale, status, created_at)
     select 'message-' || n, 'C-' || n, 'Vraag ' || n, repeat('Een bericht van een bezoeker. ', 20),
            'user' || 1 + n % $2::int || '@example.com', 'nl', (array['unread', 'read', 'answered'])[1 + n % 3],
            now() - (n || ' hours')::interval
     from generate_series(1, $1::int) n`,
    [messages, users],
  )
  await pool.query(
    `insert into emails (id, kind, locale, to_address, subject, html, text, status, created_at, due_at, sent_at)
     select 'email-' || n, 'booking.approved', 'nl', 'user' || 1 + n % $2::int || '@example.com', 'Uw afspraak',
            repeat('<p>Tekst</p>', 200), repeat('Tekst ', 200), 'sent', now() - (n || ' minutes')::interval,
            now() - (n || ' minutes')::interval, now() - (n || ' minutes')::interval
     from generate_series(1, $1::int) n`,
    [emails, users],
  )
  await pool.query(
    `insert into journal (at, actor_id, actor_name, action, subject)
     select now() - (n || ' minutes')::interval, 'user-1', 'Voornaam Naam', 'appointment.approved', 'appointment-' || n
     from generate_series(1, $1::int) n`,
    [emails],
  )
}
