import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

const anil: MantineColorsTuple = [
  '#E4EEF9',
  '#CFE1F5',
  '#A9CBF0',
  '#7DB8F5',
  '#4F97DE',
  '#2E79C6',
  '#1A69B9',
  '#0B5CAD',
  '#0B4F9E',
  '#0A3D75',
]

export const theme = createTheme({
  primaryColor: 'anil',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  black: '#1A2430',
  respectReducedMotion: true,
  colors: { anil },
  fontFamily: 'var(--t-font)',
  fontFamilyMonospace: 'var(--t-mono)',
  headings: { fontFamily: 'var(--t-font)', fontWeight: '800', textWrap: 'balance' },
  fontSizes: {
    xs: 'var(--t-fs-meta)',
    sm: 'var(--t-fs-body)',
    md: 'var(--t-fs-body)',
    lg: 'var(--t-fs-lead)',
    xl: 'var(--t-fs-h3)',
  },
  radius: { xs: '6px', sm: '10px', md: '12px', lg: '16px', xl: '20px' },
  defaultRadius: 'md',
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  shadows: { sm: 'var(--t-ledge)', md: 'var(--t-ledge)' },
  // global.css draws the focus ring.
  focusClassName: '',
  activeClassName: '',
  components: {
    CloseButton: { defaultProps: { size: 'var(--t-target)', iconSize: 24 } },
  },
})

const surfaces = {
  '--mantine-color-body': 'var(--t-paper)',
  '--mantine-color-text': 'var(--t-ink)',
  '--mantine-color-bright': 'var(--t-ink)',
  '--mantine-color-dimmed': 'var(--t-ink-2)',
  '--mantine-color-placeholder': 'var(--t-ink-2)',
  '--mantine-color-default': 'var(--t-card)',
  '--mantine-color-default-hover': 'var(--t-sunk)',
  '--mantine-color-default-color': 'var(--t-ink)',
  '--mantine-color-default-border': 'var(--t-border)',
  '--mantine-color-anchor': 'var(--t-primary)',
  '--mantine-color-error': 'var(--t-error)',
  '--mantine-primary-color-filled': 'var(--t-primary)',
  '--mantine-primary-color-filled-hover': 'var(--t-primary-hover)',
  '--mantine-primary-color-contrast': 'var(--t-on-primary)',
} as const

/** Both schemes get the same references, because the tokens contain the colours of both. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: surfaces,
  dark: surfaces,
})
