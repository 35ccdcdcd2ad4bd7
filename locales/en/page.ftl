### The page.

## Everywhere

page-nothing = nothing
page-name = Tetrapolis
