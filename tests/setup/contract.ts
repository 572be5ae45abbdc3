import { afterAll } from 'vitest'
import { closeDatabases } from '#tests/contract/postgres-databases.ts'
import { closeStorage } from '#tests/contract/s3-prefixes.ts'
import { quickenDigests } from './quick-digest.ts'

quickenDigests()

afterAll(closeDatabases)
afterAll(closeStorage)
