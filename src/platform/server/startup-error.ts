/** Why the product cannot start or go on, in one sentence for the person at the terminal. */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** Another process has the embedded database open. */
export class DataInUseError extends StartupError {}
