import { Link } from '@remix-run/react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { serviceRoutes, type ServiceRoute } from '#app/public/services.ts'
import { Anchor, Figure } from '#app/public/sheet-strip/sheet-strip.styles.ts'
import { Bar, Reading, Services, Step, Steps } from './service-switcher.styles.ts'

export interface ServiceSwitcherProps {
  /** The service whose page this is. */
  path: ServiceRoute['path']
}

const routes: readonly ServiceRoute[] = serviceRoutes
const total = routes.length

/** Links to the six services, and to the ones before and after this; the last leads to the first. */
export function ServiceSwitcher({ path }: ServiceSwitcherProps) {
  const strip = useRef<HTMLUListElement>(null)
  const index = routes.findIndex((route) => route.path === path)
  const previous = routes[(index + total - 1) % total] as ServiceRoute
  const next = routes[(index + 1) % total] as ServiceRoute
  useEffect(() => showCurrent(strip.current), [path])

  return (
    <Bar data-tone="ink" aria-label="六项服务">
      <div>
        <Reading aria-hidden>{`图幅 ${index + 1} / ${total}`}</Reading>
        <Services ref={strip}>
          {routes.map((route, sheet) => (
            <li key={route.path}>
              <Anchor as={Link} to={route.path} aria-current={sheet === index ? 'page' : undefined}>
                <Figure aria-hidden>{String(sheet + 1).padStart(2, '0')}</Figure>
                {route.name}
              </Anchor>
            </li>
          ))}
        </Services>
        <Steps>
          <StepLink label={`上一项：${previous.name}`} to={previous.path} icon={<ArrowLeft aria-hidden />} />
          <StepLink label={`下一项：${next.name}`} to={next.path} icon={<ArrowRight aria-hidden />} />
        </Steps>
      </div>
    </Bar>
  )
}

function StepLink({ label, to, icon }: { label: string; to: string; icon: ReactNode }) {
  return (
    <Step as={Link} to={to} aria-label={label} title={label}>
      {icon}
    </Step>
  )
}

/** For browsers without `scroll-initial-target`; only the strip scrolls, never the page. */
function showCurrent(strip: HTMLElement | null) {
  const current = strip?.querySelector('[aria-current]')
  if (!strip || !current || globalThis.CSS?.supports?.('scroll-initial-target', 'nearest')) return
  const [frame, link] = [strip.getBoundingClientRect(), current.getBoundingClientRect()]
  if (link.left < frame.left || link.right > frame.right)
    strip.scrollLeft += link.left + link.width / 2 - (frame.left + frame.width / 2)
}
