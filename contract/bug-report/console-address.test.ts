import { expect, test } from 'vitest'
import { isConsoleAddress } from './console-address.ts'

test.each([
  '/admin',
  '/admin/',
  '/Admin',
  '/%41dmin',
  '/%61%44MIN',
  '/admin?page=2#contact',
  'https://site.test/ADMIN/',
])('%s is an address of the console', (address) => expect(isConsoleAddress(address)).toBe(true))

test.each(['', '/', '/administration', '/about/admin', '/?to=/admin', '/#/admin', '/%', '/api/admin/login'])(
  '%s is none',
  (address) => expect(isConsoleAddress(address)).toBe(false),
)
