import { PRESS_FAILED } from '#app/browser/press-failed-message.ts'
import { useFooterDialog, type LoadFooterDialog } from '#app/public/layout/footer/use-footer-dialog.ts'
import { socialChannels, type SocialChannel } from '#app/public/layout/footer/social-icons.tsx'
import type { LayoutContent } from '#app/public/layout/load-layout.ts'
import type { CompanyContact } from '#app/public/home/contact-block/company-contact.ts'
import { copiedSentences } from './copied-sentences.ts'
import { Failure, Tile, TileIcon, Tiles } from './reach.styles.ts'

export interface SocialTilesProps {
  contact: Pick<CompanyContact, 'email' | 'phone'>
  codes: LayoutContent
  /** Replaced in tests of a failing download. */
  loadDialog?: LoadFooterDialog
}

const tileTexts = {
  wechat: { title: '官方公众号', text: '扫码关注' },
  miniProgram: { title: '基地预约', text: '微信小程序' },
  email: { title: '邮箱', text: '复制邮箱地址' },
  phone: { title: '电话', text: '复制电话号码' },
} satisfies Record<SocialChannel, { title: string; text: string }>

/** Four icons, each with its dialog: two codes to scan, two values to copy (public-site §2.12). */
export function SocialTiles({ contact, codes, loadDialog }: SocialTilesProps) {
  const { Dialog, openChannel, comingChannel, hasFailed, open, close, prepare } = useFooterDialog(loadDialog)
  return (
    <>
      <Tiles aria-label="更多联系方式" onPointerEnter={prepare} onFocus={prepare}>
        {socialChannels.map(({ name, icon }) => (
          <li key={name}>
            <Tile
              type="button"
              aria-haspopup="dialog"
              aria-busy={comingChannel === name || undefined}
              onClick={() => open(name)}
            >
              <TileIcon>{icon}</TileIcon>
              <strong>{tileTexts[name].title}</strong>
              <span>{tileTexts[name].text}</span>
            </Tile>
          </li>
        ))}
      </Tiles>
      <Failure role="status">{hasFailed && PRESS_FAILED}</Failure>
      {Dialog && (
        <Dialog
          {...codes}
          channel={openChannel}
          onClose={close}
          email={{ value: contact.email, ...copiedSentences.email }}
          phone={{ value: contact.phone, ...copiedSentences.phone }}
        />
      )}
    </>
  )
}
