import { afterAll } from 'vitest'
import { closeDatabases } from '#tests/contract/postgres-databases.ts'
import { closeStorage } from '#tests/contract/s3-prefixes.ts'

afterAll(closeDatabases)
afterAll(closeStorage)
