import type { UploadChecks } from './check-file.ts'

/** Thrown by an `Upload` when sending the same file once more cannot help. */
export class RefusedFileError extends Error {}

/** Thrown by an `Upload` when the server rejects the file type; the field then shows the accepted types. */
export class UnknownFileError extends RefusedFileError {}

/** Why a file was not stored: what the field takes, the server's own sentence, or the general one (back-office §8). */
export function uploadFailure(
  error: unknown,
  { typeMessage, failureMessage }: Partial<Pick<UploadChecks, 'typeMessage'>> & { failureMessage: string },
): string {
  if (error instanceof UnknownFileError && typeMessage) return typeMessage
  return error instanceof Error && error.message ? error.message : failureMessage
}
