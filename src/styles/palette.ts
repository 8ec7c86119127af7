/** The colours of tokens.css, for manifest, theme colour, social cards and icons; a test keeps them equal. */
export const PALETTE = {
  light: {
    paper: '#fdfcf9',
    raised: '#ffffff',
    soft: '#f3f0e9',
    mid: '#ded7cb',
    line: '#e3ddd2',
    ink: '#16272b',
    muted: '#516268',
    accent: '#0b6470',
    'accent-strong': '#074952',
    'accent-soft': '#dfeeed',
    'on-accent': '#ffffff',
    urgent: '#a2331e',
    'urgent-soft': '#fbebe6',
    'urgent-fill': '#a2331e',
    'on-urgent': '#fbebe6',
    pain: '#e3a08f',
  },
  dark: {
    paper: '#0f1b1e',
    raised: '#16262a',
    soft: '#17282c',
    mid: '#2f4347',
    line: '#365258',
    ink: '#e9efed',
    muted: '#a6b8ba',
    accent: '#7accd0',
    'accent-strong': '#a6e3e5',
    'accent-soft': '#173a3f',
    'on-accent': '#07282c',
    urgent: '#ff9a7f',
    'urgent-soft': '#3b231d',
    'urgent-fill': '#c8452b',
    'on-urgent': '#ffffff',
    pain: '#b5614c',
  },
} as const;

export type Colours = Readonly<Record<keyof typeof PALETTE.light, string>>;

export type Palette = Readonly<Record<keyof typeof PALETTE, Colours>>;
