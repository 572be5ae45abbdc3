import { BrandMark } from '#app/shared/brand-mark.tsx'
import { Brand, Contours, Coordinates, Saying, Scene } from './login-screen.styles.ts'

/** The dark side of the login screen: contour lines, a brand mark and a sentence about the console. */
export function LoginScene() {
  return (
    <Scene data-tone="ink">
      <Contours
        viewBox="0 0 800 900"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
        fill="none"
        stroke="currentColor"
      >
        {hills.map(({ x, y, rings, turn }) =>
          Array.from({ length: rings }, (_, ring) => (
            <ellipse
              key={`${x}-${ring}`}
              cx={x + ring * 6}
              cy={y - ring * 4}
              rx={60 + ring * 46}
              ry={34 + ring * 34}
              transform={`rotate(${turn + ring * 3} ${x} ${y})`}
              strokeWidth={ring % 4 === 0 ? 2 : 1}
            />
          )),
        )}
      </Contours>
      <Brand>
        <BrandMark />
        图联科技 · 管理后台
      </Brand>
      <Saying>
        <strong>网站内容，在这里测绘、标注、发布。</strong>
        <p>轮播图、合作企业、页面文字与访客留言，一处维护，保存后前台即时可见。</p>
      </Saying>
      <Coordinates aria-hidden>31.9000° N · 117.3400° E</Coordinates>
    </Scene>
  )
}

const hills = [
  { x: 250, y: 560, rings: 11, turn: -18 },
  { x: 690, y: 180, rings: 8, turn: 24 },
]
