import { AppError } from '#kernel/app-error.ts'

/** Whoever comes too late is told what has become of it meanwhile. */
export function withCurrentAppointment<Result>(appointment: object, change: () => Result): Result {
  try {
    return change()
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    throw new AppError(thrown.code, thrown.status, thrown.fields, { appointment })
  }
}
