import { productIcons } from 'virtual:product-icons'
import { useState } from 'react'
import styled from 'styled-components'
import { CopyButton } from '#design-system/copy-button/index.ts'
import { GlobalStyle } from '#design-system/global-style/index.ts'
import { TextField } from '#design-system/text-field/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { Code } from './foundation-page.styles.ts'
import { isIconMeant } from './icon-words.ts'

/** Every icon of the product, with a search and the line that imports it. */
export function AllIcons() {
  const [wanted, setWanted] = useState('')
  const all = Object.entries(productIcons)
  const found = all.filter(([name]) => isIconMeant(name, wanted))
  return (
    <div className="sb-unstyled">
      <GlobalStyle />
      <TextField
        label="查找图标"
        placeholder="例如 箭头、地图、upload"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        aside={`${found.length} / ${all.length}`}
      />
      <Tiles>
        {found.map(([name, Icon]) => (
          <li key={name}>
            <Icon aria-hidden />
            <Code>{name}</Code>
            <CopyButton
              size="small"
              variant="quiet"
              label="复制引入"
              aria-label={`复制引入 ${name}`}
              value={`import { ${name} } from 'lucide-react'`}
            />
          </li>
        ))}
      </Tiles>
      {found.length === 0 && <p>没有叫“{wanted}”的图标；Lucide 里还有别的，先看有没有现成的能用。</p>}
    </div>
  )
}

const Tiles = styled.ul`
  display: grid;
  gap: ${token.space.x1};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  margin-top: ${token.space.x2};
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${token.space.x1};
    grid-template-columns: auto 1fr auto;
    align-items: center;
    padding: ${token.space.x1};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.small};
  }

  > li > svg {
    width: ${token.size.icon};
    height: ${token.size.icon};
  }
`
