import { afterAll } from 'vitest'
import { closeDatabases } from '#tests/contract/postgres-databases.ts'

afterAll(closeDatabases)
