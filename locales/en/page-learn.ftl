### Lessons on the page.

page-learn = Learn
page-learn-4 = Learn, 4 min
page-learn-1 = First city
page-learn-2 = Going further
page-learn-step = Step { $step } of { $of }
page-learn-restart = Start again
page-learn-leave = Leave the lesson
page-learn-back = Back
page-learn-next = Go on
page-learn-skip = Skip
page-learn-why = Why?
page-learn-close-rule = Close the rule
page-learn-open-rules = Open the rules
page-learn-taken-back = Nothing is lost: your move was taken back
page-learn-not-allowed = The rules do not allow that
page-learn-other = That is possible, but not what we are looking for here.
page-learn-tap = Tap it on the board.
page-learn-hurry = Hurry up
page-learn-next-lesson = Next lesson
page-learn-play = Play a game
page-learn-open = Open a lesson
page-learn-open-is = Play a lesson of your own. The file stays on this device; docs/lessons.md explains how to write one.
page-learn-choose = Choose a file
page-learn-done = done
