// Every style that each screen needs, in the order of the cascade: Mantine's own in a layer below ours.
// Mantine's variables are written by UiProvider at start; the sheet that repeats them weighs 4 KB.
// What only some screens use is imported by its piece (dialog.tsx …), so that sign-in stays small.
import './layers.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Input.layer.css'
import './tokens.css'
import './global.css'
