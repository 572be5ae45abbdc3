import { ArrowLeft, ArrowRight, GripVertical, ImageOff, Trash2 } from 'lucide-react'
import { memo, useState, type RefObject } from 'react'
import { useDragAndDrop, type DropItem } from 'react-aria-components'
import {
  movedBeside,
  movedTo,
  orderDragType,
  RowButton,
  useNextFocus,
  useOneLift,
} from '#design-system/order-list/index.ts'
import { droppedFiles, fileDropOperation } from '#design-system/upload/index.ts'
import { TilesFrame } from './image-list-field.styles.ts'
import { Caption, Drop, Missing, Picture, Place, Tile, TileActs, Tiles } from './image-tiles.styles.ts'
import { imageName, keysOf } from './use-image-paths.ts'

type ImageTilesProps = {
  label: string
  paths: readonly string[]
  addressOf: (path: string) => string
  isDisabled: boolean
  grid: RefObject<HTMLDivElement>
  /** Told all paths in the new order, and from where to where one went. */
  onOrder: (paths: string[], from: number, to: number) => void
  onRemove: (place: number) => void
  /** Files that were dropped on the images. */
  onFiles: (files: File[]) => void
}

type TileEntry = { id: string; path: string; place: number }

/** The images in their order, to be moved and removed; kept from rendering again while others are being sent. */
export const ImageTiles = memo(function ImageTiles(props: ImageTilesProps) {
  const { label, paths, addressOf, isDisabled, grid, onOrder, onRemove, onFiles } = props
  const keys = keysOf(paths)
  const focusNext = useNextFocus({ isCollection: true })
  const { drags, guards } = useOneLift()
  const entries: TileEntry[] = paths.map((path, place) => ({ id: keys[place] ?? path, path, place }))

  function tell(order: string[], moved: string) {
    const from = keys.indexOf(moved)
    onOrder(
      order.map((key) => paths[keys.indexOf(key)] ?? ''),
      from,
      order.indexOf(moved),
    )
  }

  function step(place: number, to: number, button: Element) {
    const key = keys[place]
    if (isDisabled || !key || to < 0 || to >= keys.length) return
    tell(movedTo(keys, place, to), key)
    focusNext(() => (button instanceof HTMLElement ? button : null))
  }

  const { dragAndDropHooks } = useDragAndDrop<TileEntry>({
    ...drags,
    isDisabled,
    getItems: (lifted) => [...lifted].map((key) => ({ [orderDragType]: String(key) })),
    getDropOperation: (target, types, [allowed]) =>
      target.type === 'root' ? fileDropOperation(types) : (allowed ?? 'cancel'),
    renderDropIndicator: (target) => <Drop target={target} />,
    onReorder: ({ keys: lifted, target }) => {
      const [first] = lifted
      if (target.dropPosition === 'on' || first === undefined) return
      const order = movedBeside(
        keys,
        new Set([...lifted].map(String)),
        String(target.key),
        target.dropPosition,
      )
      tell(order, String(first))
    },
    onRootDrop: ({ items }: { items: DropItem[] }) => void droppedFiles(items).then(onFiles),
  })

  return (
    <TilesFrame {...guards}>
      <Tiles
        ref={grid}
        aria-label={label}
        layout="grid"
        items={entries}
        dependencies={[paths, isDisabled, addressOf]}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
      >
        {({ id, path, place }: TileEntry) => {
          const name = `第 ${place + 1} 张`
          return (
            <Tile id={id} textValue={`${name} ${imageName(path)}`}>
              <TilePicture address={addressOf(path)} alt={`${label}${name}`} />
              <Place aria-hidden>{place + 1}</Place>
              <Caption title={imageName(path)}>{imageName(path)}</Caption>
              <TileActs>
                <RowButton slot="drag" aria-label={`拖动${name}`}>
                  <GripVertical aria-hidden />
                </RowButton>
                <RowButton
                  aria-label={`前移${name}`}
                  aria-disabled={isDisabled || place === 0 ? 'true' : undefined}
                  onPress={({ target }) => step(place, place - 1, target)}
                >
                  <ArrowLeft aria-hidden />
                </RowButton>
                <RowButton
                  aria-label={`后移${name}`}
                  aria-disabled={isDisabled || place === keys.length - 1 ? 'true' : undefined}
                  onPress={({ target }) => step(place, place + 1, target)}
                >
                  <ArrowRight aria-hidden />
                </RowButton>
                <RowButton
                  aria-label={`移除${name}`}
                  aria-disabled={isDisabled ? 'true' : undefined}
                  data-remove={place}
                  onPress={() => !isDisabled && onRemove(place)}
                >
                  <Trash2 aria-hidden />
                </RowButton>
              </TileActs>
            </Tile>
          )
        }}
      </Tiles>
    </TilesFrame>
  )
})

function TilePicture({ address, alt }: { address: string; alt: string }) {
  const [brokenAddress, setBrokenAddress] = useState<string>()
  if (address === brokenAddress) {
    return (
      <Missing>
        <ImageOff aria-hidden />
        图片缺失
      </Missing>
    )
  }
  return (
    <Picture
      src={address}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBrokenAddress(address)}
    />
  )
}
