use tetrapolis_catalog::Move;
use tetrapolis_game::{Refusal, Rule, Telling, Viewer};

use crate::moves::{actions, offers};
use crate::{Ask, Course, Line};

/// What a scene shows of itself.
impl<'a> Course<'a> {
    /// The action that is asked for.
    pub fn wanted(&self) -> Option<&'a str> {
        match (self.detour.front(), &self.scene().ask) {
            (Some(step), _) => step.text.split_once(':').map(|(_, action)| action.trim()),
            (None, Ask::Play { want, .. }) => Some(&want.text),
            (None, Ask::Try { action, .. }) => Some(&action.text),
            (None, _) => None,
        }
    }

    /// What the learner may do, in whole moves; or the forbidden action that the learner should try.
    pub fn offers(&self) -> Vec<Telling> {
        match &self.scene().ask {
            Ask::Try { action, .. } => self.tell(&action.text).into_iter().collect(),
            _ => offers(self.table.as_ref(), self.lesson.seat),
        }
    }

    /// The things that glow; what has to be found glows only after a wrong try. An action that touches nothing has a button of its own: `action:pass`.
    pub fn glow(&self) -> Vec<String> {
        let named = |lines: &[Line]| lines.iter().map(|line| line.text.clone()).collect::<Vec<_>>();
        let wanted = self.wanted().and_then(|action| self.tell(action));
        let button = wanted.as_ref().filter(|telling| telling.touches.is_empty());
        let button = button.map(|telling| format!("action:{}", telling.notation));
        let mut glow = match (&self.scene().ask, wanted) {
            _ if self.detour.is_empty() && !self.hinted && !self.scene().point.is_empty() => named(&self.scene().point),
            (_, Some(telling)) => telling.touches,
            (Ask::Look { things, .. }, None) if self.hinted => named(things),
            (_, None) => named(&self.scene().point),
        };
        glow.extend(button);
        glow
    }

    /// The rules behind the scene: those of the wanted action, or the one that forbids it.
    pub fn rules(&self) -> Vec<Rule> {
        match &self.scene().ask {
            Ask::Try { action, .. } => self.refusal(&action.text).map(|refusal| refusal.rule).into_iter().collect(),
            _ => self
                .wanted()
                .and_then(|action| self.tell(action))
                .map_or(Vec::new(), |telling| used(&telling).collect()),
        }
    }

    pub(crate) fn tell(&self, action: &str) -> Option<Telling> {
        if actions(action).nth(1).is_some() {
            return self.table.moves(self.lesson.seat).into_iter().find(|telling| telling.notation == action);
        }
        let step = self.table.read_action(self.lesson.seat, action).ok()?;
        self.told(&step)
    }

    fn refusal(&self, action: &str) -> Option<Refusal> {
        let step = self.table.read_action(self.lesson.seat, action).ok()?;
        self.table.permit(&step).err()
    }

    pub(crate) fn told(&self, step: &Move) -> Option<Telling> {
        self.table.tell(step.text(), Viewer::Seat(self.lesson.seat)).ok().flatten()
    }
}

/// All rules that a step uses.
pub(crate) fn used(telling: &Telling) -> impl Iterator<Item = Rule> {
    std::iter::once(telling.rule).chain(telling.also.iter().copied())
}
