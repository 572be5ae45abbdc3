import { DocsPage as UsualPage, useOf } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { partOf } from '#stories/inventory/part-names.ts'
import type { Folder } from '#design-system/component-registry.ts'
import type { Usage } from '#stories/usage/usage.ts'

// Both are fetched when a page is opened, so that stories alone do not wait for them.
const files = import.meta.glob<Usage>('../../stories/usage/components/*.tsx', { import: 'usage' })
const UsagePage = lazy(async () => ({ default: (await import('./usage/usage-page.tsx')).UsagePage }))

/** The documentation of a story file: a component's usage page, or the stories below each other. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  useLayoutEffect(() => {
    // What hides where no script has chosen a theme is shown; stories bring their own, each around itself.
    document.documentElement.dataset.theme ??= 'light'
  }, [])
  const [, name = ''] = /design-system\/([a-z-]+)\.stories\.tsx$/.exec(preparedMeta.parameters.fileName) ?? []
  const part = partOf(name)
  const load = files[`../../stories/usage/components/${name}.tsx`]
  return part && load ? (
    <Suspense fallback={null}>
      <Loaded folder={part.folder} load={load} />
    </Suspense>
  ) : (
    <UsualPage />
  )
}

function Loaded({ folder, load }: { folder: Folder; load: () => Promise<Usage> }) {
  const [usage, setUsage] = useState<Usage>()
  useEffect(() => {
    load().then(setUsage, (failure: unknown) => console.error(failure))
  }, [load])
  return usage && <UsagePage folder={folder} usage={usage} />
}
