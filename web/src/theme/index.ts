/** Loads fonts, tokens and base styles, and hands out the day/night switch. */
import './fonts.css';
import './tokens.css';
import './base.css';
import './oak.css';

export { theme, type ThemeChoice } from './theme.svelte';
