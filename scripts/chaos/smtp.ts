import { setTimeout as pause } from 'node:timers/promises'
import { BOTH_DATABASES, type Scenario, type Stage } from './scenario.ts'

const OUTAGE_MS = 4000
const LOST_REPLIES = 15
/** `TIMEOUTS` in `mailer.ts`: how long a mail server that hangs is waited for; other emails wait for the end of the run. */
const SOCKET_TIMEOUT_SECONDS = 30
const DELIVERY_LIMIT_MS = 60_000

/** The recovery is that of emails; writes must go on during the fault. */
export const smtpScenario: Scenario = {
  name: 'smtp',
  databases: BOTH_DATABASES,
  faults: () => [
    { name: 'mail server refuses connections', run: refuseConnections },
    {
      name: 'mail server hangs',
      recoverySeconds: SOCKET_TIMEOUT_SECONDS + 5,
      attemptSeconds: SOCKET_TIMEOUT_SECONDS + 2,
      run: hang,
    },
    { name: `mail server dies after DATA, ${LOST_REPLIES} times`, run: loseReplies },
  ],
}

async function refuseConnections(stage: Stage): Promise<number> {
  const { mailProxy } = stage.deployment
  await stage.load.untilAcknowledged(3)
  await mailProxy.refuse(true)
  await writeDuringOutage(stage)
  await mailProxy.refuse(false)
  return untilDelivered(stage)
}

async function hang(stage: Stage): Promise<number> {
  const { mailProxy } = stage.deployment
  await stage.load.untilAcknowledged(3)
  mailProxy.silence(true)
  await writeDuringOutage(stage)
  mailProxy.silence(false)
  return untilDelivered(stage)
}

/** The server has accepted the email when its reply is lost, so it is sent again, with the same Message-ID. */
async function loseReplies(stage: Stage): Promise<number> {
  const { smtpFaults } = stage.deployment
  smtpFaults.push(...Array.from({ length: LOST_REPLIES }, () => 'unheard' as const))
  const end = performance.now() + DELIVERY_LIMIT_MS
  while (smtpFaults.length > 0 && performance.now() < end) await pause(20)
  stage.expect(smtpFaults.length === 0, `${smtpFaults.length} replies were not lost`)
  return untilDelivered(stage)
}

async function writeDuringOutage({ load, expect }: Stage): Promise<void> {
  const refused = load.refused()
  await pause(OUTAGE_MS)
  await load.untilAcknowledged(5)
  expect(load.refused() === refused, 'writes were refused because of the mail server')
}

/** Until the mail server has accepted another email. */
async function untilDelivered({ deployment, expect }: Stage): Promise<number> {
  const start = performance.now()
  const before = deployment.mail.received.length
  while (deployment.mail.received.length === before) {
    if (performance.now() - start > DELIVERY_LIMIT_MS) {
      expect(false, `no email within ${DELIVERY_LIMIT_MS / 1000} s`)
      break
    }
    await pause(20)
  }
  return performance.now() - start
}
