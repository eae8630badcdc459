// Every style that each screen needs. Mantine's own sheets stand in a layer below, and come with the pieces that use
// them (dialog.tsx …), so that the first picture stays small.
import './layers.css'
import './tokens.css'
import './global.css'
import './words.css'
