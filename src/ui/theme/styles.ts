// Styles that every screen needs. Mantine's style sheets are in a lower layer and load with the components that
// use them (dialog.tsx …), so that the first render stays small.
import './layers.css'
import './tokens.css'
import './global.css'
import './words.css'
import './icons.css'
