import { Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { IconButton } from '#design-system/icon-button/index.ts'
import { ThemeSwitch } from '#design-system/theme-switch/index.ts'
import { PRESS_FAILED } from '#app/browser/press-failed-message.ts'
import { LargePointerChoice } from '#app/large-pointer/large-pointer-choice.tsx'
import { company } from '#app/public/company.ts'
import { Brand } from '#app/public/layout/brand.tsx'
import type { LayoutContent } from '#app/public/layout/load-layout.ts'
import { ReadAloudButton } from '#app/public/read-aloud/read-aloud-button.tsx'
import { ReadAloudTools } from '#app/public/read-aloud/read-aloud-tools.tsx'
import { useReadAloud } from '#app/public/read-aloud/use-read-aloud.tsx'
import { serviceRoutes } from '#app/public/services.ts'
import { useSiteFacts } from '#app/public/site/site-facts.ts'
import { THEME_CHOICES } from '#app/theme-choice/theme-switches.ts'
import { useThemeChoice } from '#app/theme-choice/use-theme-choice.ts'
import {
  Bottom,
  Channels,
  Column,
  Columns,
  Failure,
  Ground,
  Legal,
  Policies,
  Words,
} from './footer.styles.ts'
import { Filings } from './filings.tsx'
import { companyPages, idleLabels, policyLinks } from './footer-pages.ts'
import { FooterContact } from './footer-contact.tsx'
import { PlainQrCodes } from './plain-qr-codes.tsx'
import { socialChannels } from './social-icons.tsx'
import { useFooterDialog, type LoadFooterDialog } from './use-footer-dialog.ts'

export interface FooterProps extends LayoutContent {
  /** Downloads the dialogs; replaced in tests of a failing download. */
  loadDialog?: LoadFooterDialog
}

/** The footer of every public page (public-site §2.14). Its facts are those of the site's settings, else of company.ts. */
export function Footer({ wechat, miniProgram, loadDialog }: FooterProps) {
  const [theme, chooseTheme] = useThemeChoice()
  // What needs a script is not printed: that keeps the page's HTML small.
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const { readAloud, player } = useReadAloud()
  const { blurb, legalName } = useSiteFacts()
  const { Dialog, openChannel, comingChannel, hasFailed, open, close, prepare } = useFooterDialog(loadDialog)
  return (
    <>
      <Ground data-tone="ink">
        <Columns>
          <Words>
            <Link to="/" aria-label={`${company.name} ${company.latinName}，首页`}>
              <Brand />
            </Link>
            <p>{blurb}</p>
            <Channels aria-label="联系方式" onPointerEnter={prepare} onFocus={prepare}>
              {socialChannels.map(({ name, label, icon }) => (
                <li key={name}>
                  <IconButton
                    label={label}
                    icon={icon}
                    variant="outlined"
                    size="large"
                    isRound
                    aria-haspopup="dialog"
                    aria-busy={comingChannel === name || undefined}
                    onClick={() => open(name)}
                  />
                </li>
              ))}
            </Channels>
            <Failure role="status">{hasFailed && PRESS_FAILED}</Failure>
            <PlainQrCodes codes={[wechat, miniProgram]} />
          </Words>
          <Column aria-label="服务项目">
            <h2>服务项目</h2>
            <ul>{serviceRoutes.map(toListLink)}</ul>
          </Column>
          <Column aria-label="公司">
            <h2>公司</h2>
            <ul>{companyPages.map(toListLink)}</ul>
          </Column>
          <FooterContact />
        </Columns>
        <Bottom>
          <p>
            © {company.copyrightYear} {legalName} 版权所有
          </p>
          <Filings />
          <Legal>
            {idleLabels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </Legal>
          <ThemeSwitch
            value={theme}
            onChange={chooseTheme}
            side="above"
            align="end"
            {...{ [THEME_CHOICES]: '' }}
          >
            {isAlive && (
              <>
                <LargePointerChoice />
                <ReadAloudButton onClick={readAloud} />
              </>
            )}
          </ThemeSwitch>
          <Policies aria-label="政策">
            {policyLinks.map(({ name, path }) => (
              <Link key={path} to={path}>
                {name}
              </Link>
            ))}
          </Policies>
        </Bottom>
      </Ground>
      <ReadAloudTools onClick={readAloud} />
      {player}
      {Dialog && <Dialog channel={openChannel} wechat={wechat} miniProgram={miniProgram} onClose={close} />}
    </>
  )
}

function toListLink({ name, path }: { name: string; path: string }) {
  return (
    <li key={path}>
      <Link to={path}>{name}</Link>
    </li>
  )
}
