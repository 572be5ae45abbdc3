import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { testRetries } from './scripts/tasks/test-retries.mjs'
import { inlineScript } from './scripts/vite/inline-script-plugin.ts'
import { projectFilesPlugin } from './scripts/vite/project-files-plugin.ts'
import { styledComponents } from './scripts/vite/styled-components-plugin.ts'
import { LongestFirst } from './tests/setup/longest-first.ts'

/**
 * Processes that a project runs in parallel; a small build machine has two processors. Vitest runs projects with
 * different counts in sequence, smaller `groupOrder` first, and ignores the command line's count.
 */
const workers = (count: number) => ({ maxWorkers: count, sequence: { groupOrder: count } })

export default defineConfig({
  // In tests the product stands on the database, as the production host does.
  define: { IS_MOCK_HOST: 'false' },
  plugins: [inlineScript()],
  test: {
    // What a test leaves behind is collected in larger pieces, which takes a fourteenth less.
    execArgv: ['--max-semi-space-size=64'],
    retry: testRetries,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Many wait for programs that they start, for locks and limits.
          ...workers(3),
          environment: 'node',
          include: [
            'contract/**/*.test.ts',
            'content/**/*.test.ts',
            'db/**/*.test.ts',
            'mocks/**/*.test.ts',
            'operations/**/*.test.ts',
            'app/server/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          // To begin a program for each file and compile all again would take as long as the tests. What one of them put in
          // the place of something else is taken back before the next.
          isolate: false,
          restoreMocks: true,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          // These wait for databases, which work beside them, and for the disk.
          ...workers(3),
          environment: 'node',
          // Another project attacks the built product. `include` excludes it: `exclude` would override the command
          // line's, which the first tier uses.
          include: ['tests/{contract,attack}/**/*.test.ts', '!tests/attack/built/**'],
          globalSetup: ['tests/contract/global-setup.ts'],
          // Every test opens a backend of its own; compiling them again for each file would take half the time.
          isolate: false,
          setupFiles: ['tests/setup/contract.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // Faults and attacks that only the built product's own process can meet.
          name: 'faults',
          // They take half a second of processor in each second: the rest is waiting for what is slow on purpose.
          ...workers(4),
          environment: 'node',
          include: ['tests/faults/**/*.test.ts', 'tests/attack/built/**/*.test.ts'],
          globalSetup: ['tests/faults/global-setup.ts'],
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // Hosts as they are built, with the processes and databases they have in production.
          name: 'instances',
          // Each file has two hosts, a database and a storage.
          ...workers(1),
          environment: 'node',
          include: ['tests/instances/**/*.test.ts'],
          globalSetup: ['tests/instances/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [styledComponents(), react(), projectFilesPlugin()],
        test: {
          name: 'component',
          ...workers(2),
          environment: 'jsdom',
          // The setup gives the document back after each file; compiling React again for each would take half the time.
          isolate: false,
          // By rules, as in production: as text jsdom would parse a whole sheet again for every rule.
          env: { SC_DISABLE_SPEEDY: 'false' },
          setupFiles: ['tests/setup/component.ts'],
          include: [
            'design-system/**/*.test.{ts,tsx}',
            'app/**/*.test.{ts,tsx}',
            'content/**/*.test.tsx',
            'tests/{design-system,panels,pages,failures,setup}/**/*.test.{ts,tsx}',
            '!app/server/**',
          ],
          // A form of many fields is slow in jsdom, on a busy machine most of all.
          testTimeout: 40_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
