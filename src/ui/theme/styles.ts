// Mantine's style sheets load with the components that use them (dialog.tsx …), so that the first render
// stays small.
import './layers.css'
import './tokens.css'
import './global.css'
import './words.css'
import './icons.css'
