/** Reason why the product cannot start or continue, as one sentence for the terminal. */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** Another process has the embedded database open. */
export class DataInUseError extends StartupError {}
