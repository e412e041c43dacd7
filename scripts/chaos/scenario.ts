import type { DatabaseKind, Deployment, DeploymentOptions } from './deployment.ts'
import type { Load } from './load.ts'
import type { Session } from './session.ts'

/** A running product under load. */
export type Stage = {
  deployment: Deployment
  load: Load
  session: Session
  /** A broken promise is reported in the table and does not stop the scenario. */
  expect(isKept: boolean, problem: string): void
}

export type Fault = {
  name: string
  /** Longest recovery in seconds; RECOVERY_SECONDS unless a documented timeout is longer. */
  recoverySeconds?: number
  /** How long an attempt to send an email may take. */
  attemptSeconds?: number
  /** Applies and ends the fault under load. Returns the recovery in milliseconds, from the end of the fault. */
  run(stage: Stage): Promise<number>
}

/** Faults that are applied one after the other to one deployment per database. */
export type Scenario = {
  name: string
  databases: readonly DatabaseKind[]
  /** `release` is called after the deployment was closed. */
  prepare?(kind: DatabaseKind): DeploymentOptions & { release?: () => void }
  faults(kind: DatabaseKind): readonly Fault[]
}

export const BOTH_DATABASES = ['embedded', 'postgres'] as const
