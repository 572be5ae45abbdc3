import { Suspense, type ComponentType } from 'react'
import { Skeleton } from '#design-system/skeleton/index.ts'
import { PanelBoundary } from '#app/admin/shell/panel-boundary.tsx'
import { lazyWithRetry } from '#app/browser/lazy-with-retry.tsx'

/**
 * Inputs that are downloaded when a form with such a field opens. The form holds the typed value, so a
 * failed download loses nothing.
 */

/** Formatted text. */
export const RichTextField = held(
  lazyWithRetry(
    () => import('#design-system/rich-text-field/index.ts'),
    (module) => module.RichTextField,
  ),
  '16rem',
)

/** A figure with its steps. */
export const NumberField = held(
  lazyWithRetry(
    () => import('#design-system/number-field/index.ts'),
    (module) => module.NumberField,
  ),
)

/** Several pictures. */
export const ImageListField = held(
  lazyWithRetry(
    () => import('#design-system/image-list-field/index.ts'),
    (module) => module.ImageListField,
  ),
  '10rem',
)

/** One film, recording or document. */
export const MediaUploadField = held(
  lazyWithRetry(
    () => import('#design-system/media-upload-field/index.ts'),
    (module) => module.MediaUploadField,
  ),
  '10rem',
)

/** An icon or an emoji out of many. */
export const IconChooser = held(
  lazyWithRetry(
    () => import('#design-system/icon-chooser/index.ts'),
    (module) => module.IconChooser,
  ),
)

/** One of many records. */
export const ComboBox = held(
  lazyWithRetry(
    () => import('#design-system/combo-box/index.ts'),
    (module) => module.ComboBox,
  ),
)

/** A day. */
export const DateField = held(
  lazyWithRetry(
    () => import('#design-system/date-field/index.ts'),
    (module) => module.DateField,
  ),
)

/** A day and a time. */
export const DateTimeField = held(
  lazyWithRetry(
    () => import('#design-system/date-time-field/index.ts'),
    (module) => module.DateTimeField,
  ),
)

/** Two days that bound a list. */
export const DateRange = held(
  lazyWithRetry(
    () => import('#design-system/filter-bar/index.ts'),
    (module) => module.DateRange,
  ),
  '2.25rem',
)

/** Latitude and longitude. */
export const CoordinatesField = held(
  lazyWithRetry(
    () => import('#design-system/coordinates-field/index.ts'),
    (module) => module.CoordinatesField,
  ),
  '10rem',
)

/** Entries with fields of their own. */
export const ListInput = held(
  lazyWithRetry(
    () => import('./list-input.tsx'),
    (module) => module.ListInput,
  ),
  '8rem',
)

/** Several films, recordings or documents. */
export const MediaListInput = held(
  lazyWithRetry(
    () => import('./media-list-input.tsx'),
    (module) => module.MediaListInput,
  ),
  '8rem',
)

/** Holds the input's place while it comes, and lets it be asked for again when it did not. */
function held<Props extends object>(Input: ComponentType<Props>, height = '4.5rem') {
  return function Held(props: Props) {
    return (
      <PanelBoundary>
        <Suspense
          fallback={
            <div aria-busy="true">
              <Skeleton shape="box" width="100%" height={height} />
            </div>
          }
        >
          <Input {...props} />
        </Suspense>
      </PanelBoundary>
    )
  }
}
