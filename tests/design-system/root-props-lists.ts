import { toast } from '#design-system/toast/index.ts'

const PART = 'A part of a dialog: it opens only within its frame, whose own root is tested.'

/** Components that have no root to hand anything to, or hand it elsewhere; each with the reason. */
export const withoutRoot: Record<string, string> = {
  'console-locale: ConsoleLocale': 'It gives its children a language and prints nothing itself.',
  'dialog-frame: DrawerBox': PART,
  'dialog-frame: Scrim': PART,
  'dialog-frame: Sheet': PART,
  'form-field: FieldFrame': 'It prints several elements side by side, inside the root of a field.',
  'global-style: GlobalStyle': 'It is a style sheet.',
  'popover-surface: PopoverSurface': 'It stands in a portal and opens only with the trigger around it.',
  'switch-field: SwitchField':
    'Its further attributes are the switch’s own, inside the label that is its root.',
  'theme-switch: Choice': 'It is a row of the theme menu, which is tested as a whole.',
  'theme-switch: Words': 'They stand in a row of the theme menu.',
  'tooltip: Tooltip': 'It stands in a portal that appears only when asked for.',
  'upload: RefusedFileError': 'It is an error, not a component.',
  'upload: UnknownFileError': 'It is an error, not a component.',
}

// Its region is printed only while there is something to say.
toast.info('一条通知', { timeout: 0 })

const nothing = () => {}
const tabs = { stripId: 'strip', selectedId: 'first', select: nothing }
const dialog = { isOpen: true, onClose: nothing, title: '标题', children: '内容' }

/** What a component needs to stand, where no Playground story shows it so. */
export const furtherArgs: Record<string, object> = {
  'button: ButtonLink': { href: '/contact', children: '联系我们' },
  'card: CardBody': {},
  'card: CardFooter': {},
  'card: CardLink': { href: '/', children: '详情' },
  'card: CardMedia': {},
  'card: CardText': {},
  'card: CardTitle': { children: '标题' },
  'container: Container': {},
  'data-table: RowAct': { label: '编辑', icon: null },
  'data-table: SelectionBar': { count: 1, onClear: nothing },
  'data-table: Thumbnail': { src: '/upload/a.webp', alt: '' },
  'date-field: DatePicker': { kind: 'date', label: '日期', value: '', onChange: nothing },
  'dialog-frame: DialogFrame': { ...dialog, onDismiss: nothing, onClose: undefined, width: 600 },
  'dialog-frame: Head': {},
  'drawer: Drawer': dialog,
  'filter-bar: DateRange': { label: '提交日期', from: '', to: '', onChange: nothing },
  'filter-bar: FilterSelect': { label: '状态', options: [], value: null, onChange: nothing },
  'list-field: UndoLine': { name: '场景 2', onUndo: nothing, onDismiss: nothing },
  'media-sample: AudioSample': { title: '方言' },
  'media-sample: TextSample': { title: '问答', text: '问：在吗？' },
  'media-sample: VideoCard': { title: '目标跟踪' },
  'order-list: RowButton': { 'aria-label': '上移' },
  'skeleton: SkeletonText': {},
  'tab-strip: TabPanel': { tab: 'first', state: tabs },
  'tab-strip: TabStrip': { label: '行业方案', tabs: [{ id: 'first', label: '政务' }], state: tabs },
  'upload: Invitation': {},
  'upload: MissingPreview': { $ratio: '1' },
  'upload: SingleUpload': {
    label: '图片',
    noun: '图片',
    value: '',
    onChange: nothing,
    upload: nothing,
    checks: { accept: ['image/*'], typeMessage: '', maxBytes: 1, sizeMessage: '' },
    failureMessage: '图片上传失败',
    chooseIcon: null,
    preview: null,
  },
  'upload: UploadZone': {
    label: '图片',
    noun: '图片',
    accept: [],
    onFiles: nothing,
    picker: { current: null },
    children: null,
  },
  'visually-hidden: VisuallyHidden': {},
}
