import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  ArrowRight,
  Building2,
  Check,
  Copy,
  GraduationCap,
  Headset,
  Image,
  Mail,
  Map,
  MapPin,
  Menu,
  MessageSquare,
  Phone,
  QrCode,
  ScanSearch,
  Search,
  Tags,
  Trash2,
  Upload,
  X,
} from 'lucide-react'
import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'
import { Code, Group, Page, Tiles } from './foundation-page.styles.ts'

/**
 * Lucide icons, imported by name so that only used ones ship. They are 1.25 rem, take the text's colour, and screen
 * readers skip them beside a text.
 */
const meta = { id: 'foundations-icons', title: 'Foundations/图标 Icons' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const icons = {
  ArrowRight,
  Building2,
  Check,
  Copy,
  GraduationCap,
  Headset,
  Image,
  Mail,
  Map,
  MapPin,
  Menu,
  MessageSquare,
  Phone,
  QrCode,
  ScanSearch,
  Search,
  Tags,
  Trash2,
  Upload,
  X,
}

export const Icons: Story = {
  render: () => (
    <Page>
      <Group>
        <h2>图标</h2>
        <Tiles>
          {Object.entries(icons).map(([name, Icon]) => (
            <Named key={name}>
              <Icon aria-hidden />
              <Code>{name}</Code>
            </Named>
          ))}
        </Tiles>
      </Group>
    </Page>
  ),
}

const Named = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space.x1};

  > svg {
    width: ${token.size.icon};
    height: ${token.size.icon};
  }
`
