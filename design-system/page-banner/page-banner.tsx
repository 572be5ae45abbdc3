import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { ContourLines } from '#design-system/contour-lines/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { TickRule } from '#design-system/tick-rule/index.ts'
import {
  Actions,
  Badge,
  Content,
  Description,
  Eyebrow,
  Margin,
  Picture,
  Root,
  Subtitle,
  Title,
  Words,
} from './page-banner.styles.ts'

export interface PageBannerProps extends Omit<ComponentPropsWithoutRef<'header'>, 'title'> {
  /** The page's name; its only `h1`. */
  title: ReactNode
  /** One line under the name. */
  subtitle?: ReactNode
  /** One or two sentences. */
  description?: ReactNode
  /** Short label above the name, such as 服务项目. */
  eyebrow?: ReactNode
  /** Chip above the name, such as 标注平台 (public-site §2.13). */
  badge?: ReactNode
  /** Address of a picture behind the words; contour lines without one. */
  backgroundImage?: string
  /** Breadcrumbs above everything. */
  trail?: ReactNode
  /** Links or buttons under the words. */
  actions?: ReactNode
  /** Figure at the left end of the scale along the lower edge, such as a coordinate. */
  reading?: ReactNode
}

/** The dark top of every page but home: survey sheet, page name, what the page is for. */
export const PageBanner = forwardRef<HTMLElement, PageBannerProps>(function PageBanner(
  { title, subtitle, description, eyebrow, badge, backgroundImage, trail, actions, reading, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest} data-tone="ink">
      {backgroundImage ? (
        <Picture>
          <MediaFrame
            src={backgroundImage}
            alt=""
            ratio="none"
            shownAs="page"
            isPriority
            missing={<ContourLines />}
          />
        </Picture>
      ) : (
        <Picture data-drawn>
          <ContourLines />
        </Picture>
      )}
      <Content>
        {trail}
        <Words>
          {badge && <Badge>{badge}</Badge>}
          {eyebrow && <Eyebrow aria-hidden>{eyebrow}</Eyebrow>}
          <Title>{title}</Title>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
          {description && <Description>{description}</Description>}
          {actions && <Actions>{actions}</Actions>}
        </Words>
        <Margin>
          <TickRule start={reading} />
        </Margin>
      </Content>
    </Root>
  )
})
