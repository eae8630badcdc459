// Mantine's style sheets load with the components that use them, to keep the first render small.
import './layers.css'
import './tokens.css'
import './global.css'
import './words.css'
import './icons.css'
