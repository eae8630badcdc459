import { build } from 'vite'
